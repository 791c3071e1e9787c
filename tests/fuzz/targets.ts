/** Every parser of what others wrote, by the name of its folder in `corpus`. */
import type { Target } from './target';
import { answerTargets } from './targets/answers';
import { fileTargets } from './targets/files';
import { gateTargets } from './targets/gate';
import { handoverTargets } from './targets/handover';
import { linkTargets } from './targets/links';
import { recordTargets } from './targets/records';

export const targets: Readonly<Record<string, Target>> = {
  ...answerTargets,
  ...fileTargets,
  ...linkTargets,
  ...gateTargets,
  ...handoverTargets,
  ...recordTargets,
};
