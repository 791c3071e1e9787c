/** A level as a colored badge. */
import type { Tone } from '../kit/area/field';
import { useText } from '../kit/format/text';
import { useStatusClass } from '../kit/ui/status-class';
import type { Level } from './readiness/readiness';

const tones: Readonly<Record<Level, Tone>> = {
  ready: 'success',
  attention: 'warning',
  missing: 'danger',
  unknown: 'neutral',
  checking: 'neutral',
};

export const LevelBadge = ({ level }: { readonly level: Level }) => {
  const status = useStatusClass();
  const text = useText('inspections');
  return (
    <span className={status} data-tone={tones[level]} title={text(`hints.${level}`)}>
      {text(`levels.${level}`)}
    </span>
  );
};
