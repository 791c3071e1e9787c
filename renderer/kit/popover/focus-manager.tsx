import { useFocusFinders } from '@fluentui/react-components';

/**
 * Fluent's focus manager exists only while a component uses it. If the last user is a dialog that is unmounted with its
 * page, as when a session ends, the rest of the page would stay hidden from screen readers. This component keeps the
 * manager alive.
 */
export const FocusManager = (): null => {
  useFocusFinders();
  return null;
};
