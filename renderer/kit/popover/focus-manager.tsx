import { useFocusFinders } from '@fluentui/react-components';

/**
 * Fluent's focus keeper lives as long as a component uses it. If the last one is a dialog that goes with its page, as
 * when a session ends, it would leave the rest of the page hidden from screen readers. This one stays.
 */
export const FocusManager = (): null => {
  useFocusFinders();
  return null;
};
