import { type DragDropManager, StyleInjector } from '@dnd-kit/dom';

/**
 * Styles of what is dragged, taken up through the CSSOM: the library would put them into a `<style>` element, which the
 * page's content security policy refuses.
 */
const adopt = (rules: string): (() => void) => {
  // Only a document that runs scripts without a browser (a test) has none.
  if (!Array.isArray(document.adoptedStyleSheets)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
};

/** Lets a manager's plugins have their styles this way. Before its first plugin asks for some. */
export const adoptStyles = (manager: DragDropManager): void => {
  const injector = manager.registry.plugins.get(StyleInjector);
  if (injector) injector.register = adopt;
};
