import "./fonts/fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./kit/me.svelte";

dress();
const target = document.getElementById("app");
if (target) mount(App, { target });
