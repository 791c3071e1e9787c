import type { EventReference } from '../../../kit/stores/current-event';

export interface PaperProps {
  readonly title: string;
  readonly event: EventReference;
  /** Opens the system's print dialog over the preview. */
  readonly printsAtOnce: boolean;
  readonly onClose: () => void;
}

export const dialogOf = ({ title, printsAtOnce, onClose }: PaperProps) => ({ title, printsAtOnce, onClose });
