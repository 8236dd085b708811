import "./fonts/fonts.css";
import "./app.css";
import "./contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLayout } from "./kit/layout.svelte";
import { dress } from "./kit/me.svelte";
import { listenForTouch } from "./kit/sounds";

dress();
watchLayout();
listenForTouch();
const target = document.getElementById("app");
if (target) mount(App, { target });
