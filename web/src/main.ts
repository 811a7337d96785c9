import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { prefs } from './lib/prefs.svelte';
import { speech } from './lib/speech.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
prefs.apply();
await speech.load();
mount(App, { target });
