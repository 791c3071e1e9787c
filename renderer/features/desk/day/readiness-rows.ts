/** The racers' readiness as rows of a file. */
import type { Visitor } from '@contract/entities/visitor';
import type { RecordId } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { issueText } from '../../../event/readiness/issue-text';
import { type Parts, partNames, pendingParts } from '../../../event/readiness/part';
import { toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import type { Values } from '../../../kit/area/field';
import { nameOf } from '../../../kit/format/naming';
import { stripBidiIsolates, type Text } from '../../../kit/format/text';

interface Sources {
  readonly racers: readonly Visitor[];
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
  readonly eventId: RecordId;
}

/** `text` has the words of the readiness board. */
export const readinessRows = ({ racers, parts: all, days, eventId }: Sources, text: Text): readonly Values[] =>
  racers.map((racer) => {
    const userId = racer.id ?? '';
    const parts = all.get(String(userId)) ?? pendingParts;
    const vehicle = parts.vehicle.state === 'known' ? parts.vehicle.value : undefined;
    const { level, issues, parts: ofParts } = toReadiness(parts, days, requestedOf(racer, eventId));
    return {
      id: userId,
      visitorCode: racer.visitorCode,
      name: nameOf(['firstName', 'lastName'], racer),
      vehicleNumber: vehicle?.vehicleNumber,
      className: vehicle?.className,
      level: text(`levels.${level}`),
      ...Object.fromEntries(partNames.map((name) => [name, text(`levels.${ofParts[name].level}`)])),
      issues: stripBidiIsolates(issues.map((issue) => issueText(text, issue)).join('; ')),
    };
  });
