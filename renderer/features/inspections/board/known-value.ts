import type { PartState } from '../../../event/readiness/part';

export const knownValue = <V>(part: PartState<V>): V | undefined => (part.state === 'known' ? part.value : undefined);
