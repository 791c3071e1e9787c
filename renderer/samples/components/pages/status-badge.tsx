import type { ReactNode } from 'react';
import type { Field, Tone } from '../../../kit/area/field';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { StatusBadge } from '../../../kit/status-badge';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const tones: Readonly<Record<string, Tone>> = {
  passed: 'success',
  waiting: 'warning',
  refused: 'danger',
  open: 'brand',
  announced: 'informative',
  draft: 'neutral',
};
const field: Field = { key: 'status', kind: 'status', tones };

const Tones = (): ReactNode => {
  const text = useText('components');
  return (
    <StateGrid
      states={Object.entries(tones).map(([status, tone]) => ({
        name: text(`status-badge.tone.${tone}`),
        shown: <StatusBadge field={field} values={{ status }} />,
      }))}
    />
  );
};

const Unknown = (): ReactNode => <StatusBadge field={field} values={{ status: 'under_review' }} />;

export const Screen = componentScreen('status-badge', [
  {
    name: 'tones',
    Stage: Tones,
    layout: 'block',
    code: "{ key: 'status', kind: 'status', tones: { passed: 'success' } }",
  },
  { name: 'unknown', Stage: Unknown, code: '<StatusBadge field={field} values={record} />' },
]);
