import "./fonts/fonts.css";
import "./app.css";
import "./contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLayout } from "./ui/layout.svelte";
import { applyTheme } from "./client/guest.svelte";
import { unlockAudioOnInput } from "./client/sounds";

applyTheme();
watchLayout();
unlockAudioOnInput();
const target = document.getElementById("app");
if (target) mount(App, { target });
