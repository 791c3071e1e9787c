import { AutoScroller, DragDropManager, Feedback, KeyboardSensor, PointerSensor, StyleInjector } from '@dnd-kit/dom';

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Adopts styles through the CSSOM: the content security policy blocks the library's `<style>` element. */
const adoptStyles = (rules: string): (() => void) => {
  // jsdom has no adopted style sheets.
  if (!Array.isArray(document.adoptedStyleSheets)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
};

/** A drag and drop manager for one list or for connected lists. */
export const createManager = (): DragDropManager => {
  const manager = new DragDropManager({ plugins: [], sensors: [PointerSensor, KeyboardSensor] });
  // Before any plugin registers its styles.
  const injector = manager.registry.plugins.get(StyleInjector);
  if (injector) injector.register = adoptStyles;
  manager.plugins = [AutoScroller, Feedback.configure(prefersReducedMotion() ? { dropAnimation: null } : {})];
  return manager;
};
