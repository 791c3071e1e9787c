/** Each answer of the gate with the reasons for it, as the gate itself decides and words them. */
import { type GateAnswer, gateAnswers } from '@contract/event-log/entry';
import {
  foundKinds,
  type GateFacts,
  gateAnswer,
  openPoints,
  rainCheckKinds,
  repeatKinds,
} from '../../event/scan/gate-answer';
import { verdicts } from '../../event/scan/ticket-verdict';
import { answerWord, openText, reasonText, verdictText } from '../../event/scan/verdict-text';
import type { Text } from '../../kit/format/text';

const nothing = { about: undefined, booking: undefined, rainChecks: [] };
const tickets: GateFacts = { lookup: 'found', found: 'tickets', verdicts: ['valid'] };

/** What one fact alone makes of an answer, and how the gate says it. */
const single = (text: Text): readonly (readonly [facts: GateFacts, reason: string])[] => [
  ...verdicts.map(
    (verdict) => [{ ...tickets, verdicts: [verdict] }, verdictText(text, { verdict }, {}, undefined)] as const,
  ),
  ...openPoints.map(
    (point) =>
      [
        { ...tickets, open: [point] },
        point === 'owed' ? text('gate.owed.label') : openText(text, point, undefined),
      ] as const,
  ),
  ...[
    ...(['none', 'foreign', 'offline', 'not-in-copy', 'unsearched', 'failed'] as const).map((lookup) => ({ lookup })),
    ...foundKinds.map((found): GateFacts => ({ lookup: 'found', found })),
    ...repeatKinds.map((repeat): GateFacts => ({ ...tickets, repeat })),
    ...rainCheckKinds.map((rainCheck): GateFacts => ({ ...tickets, verdicts: ['otherEvent'], rainCheck })),
    { ...tickets, verdicts: ['valid', 'used'] } satisfies GateFacts,
  ].map((facts) => {
    const result = gateAnswer(facts);
    return [facts, result ? reasonText(text, result, nothing) || answerWord(text, result) : ''] as const;
  }),
];

export interface ExplainedAnswer {
  readonly answer: GateAnswer;
  readonly reasons: readonly string[];
}

/** `text` gives the texts of the desk. */
export const explainAnswers = (text: Text): readonly ExplainedAnswer[] => {
  const found = single(text).map(([facts, reason]) => ({ answer: gateAnswer(facts)?.answer, reason }));
  return gateAnswers.map((answer) => {
    const reasons = new Set(found.flatMap((one) => (one.answer === answer ? one.reason : [])));
    // The answer's own word says nothing more.
    reasons.delete(text(`gate.answers.${answer}`));
    return { answer, reasons: [...reasons] };
  });
};
