/** What a candidate can do with a posting: apply, or look after the application. */
export { ApplyBar as Bar } from './ApplyBar.tsx';
export { ApplyPanel as Panel } from './ApplyPanel.tsx';
