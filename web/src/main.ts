import "./fonts/fonts.css";
import "./app.css";
import "./contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLayout } from "./kit/layout.svelte";
import { applyTheme } from "./kit/guest.svelte";
import { unlockAudioOnInput } from "./kit/sounds";

applyTheme();
watchLayout();
unlockAudioOnInput();
const target = document.getElementById("app");
if (target) mount(App, { target });
