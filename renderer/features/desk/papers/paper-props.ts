import type { EventReference } from '../../../kit/stores/current-event';

export interface PaperProps {
  readonly title: string;
  readonly event: EventReference;
  readonly onClose: () => void;
}
