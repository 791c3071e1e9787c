import type { Field, Tone } from '../../../kit/area/field';
import { StatusBadge } from '../../../kit/ui/status-badge';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid, statesOf } from '../../kit/showcase/state-grid';

const tones: Readonly<Record<string, Tone>> = {
  passed: 'success',
  waiting: 'warning',
  refused: 'danger',
  open: 'brand',
  announced: 'informative',
  draft: 'neutral',
};

const field: Field = { key: 'status', kind: 'status', tones };

export const examples: Examples = {
  tones: {
    layout: 'block',
    code: "{ key: 'status', kind: 'status', tones: { passed: 'success' } }",
    Preview: ({ text }) => (
      <StateGrid
        states={statesOf(
          Object.entries(tones),
          ([, tone]) => text(`status-badge.tone.${tone}`),
          ([status]) => <StatusBadge field={field} values={{ status }} />,
        )}
      />
    ),
  },
  unknown: {
    code: '<StatusBadge field={field} values={record} />',
    Preview: () => <StatusBadge field={field} values={{ status: 'under_review' }} />,
  },
};
