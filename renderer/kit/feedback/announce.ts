/** Announces texts to screen readers. The live region outlives the component, such as a toast. */
import { visuallyHidden } from '../ui/styles';

/** Long enough for a screen reader to notice the text, in milliseconds. */
const duration = 1_000;

const createRegion = (): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'));
  // Open dialogs hide everything else from screen readers.
  host.setAttribute('data-tabster-never-hide', '');
  Object.assign(host.style, visuallyHidden);
  // The text is on the page already: nothing that searches the page may find it twice.
  const region = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
  region.setAttribute('aria-live', 'polite');
  return region;
};
let region: HTMLElement | undefined;

/** Simultaneous texts are announced one after the other. */
export const announce = (text: string): void => {
  region ??= createRegion();
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), duration);
};
