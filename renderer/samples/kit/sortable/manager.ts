import { AutoScroller, DragDropManager, Feedback, KeyboardSensor, PointerSensor } from '@dnd-kit/dom';
import { adoptStyles } from './adopted-styles';
import { prefersReducedMotion } from './prefers-reduced-motion';

const sensors = [PointerSensor, KeyboardSensor];

/** What leads the dragging within one list, or within lists that belong together. */
export const createManager = (): DragDropManager => {
  const manager = new DragDropManager({ plugins: [], sensors });
  adoptStyles(manager);
  manager.plugins = [AutoScroller, Feedback.configure(prefersReducedMotion() ? { dropAnimation: null } : {})];
  return manager;
};
