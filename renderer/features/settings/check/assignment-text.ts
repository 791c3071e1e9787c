/** Texts for assignments, their targets and their choices. */
import type { Assignment, Target } from '@contract/reading/check/assignment';
import type { Question } from '@contract/reading/check/questions';
import { variantText } from '@contract/reading/check/request-trials';
import { interpretAmount } from '../../../kit/format/interpret-amount';
import type { useText } from '../../../kit/format/text';

type Text = ReturnType<typeof useText>;

/** The target of an assignment: "Search", "Rows", `booking.userName`. */
export const targetText = (text: Text, target: Target): string => {
  switch (target.kind) {
    case 'field':
      return `${target.entity}.${target.field}`;
    case 'word':
      return `${target.entity}.${target.field}: ${target.word}`;
    case 'subject':
    case 'action':
      return `${text(`check.about.${target.kind}`)}: ${target.word}`;
    case 'part':
      return text(`check.part.${target.part}`);
    case 'send':
      return text(`check.aspect.${target.aspect}`);
    default:
      return text(`check.about.${target.kind}`);
  }
};

/** A choice of a question; for money, the amount as it would be shown. */
export const choiceText = (
  text: Text,
  { found, currency = '', target }: Question,
  assignment: Assignment,
  label: string,
): string => {
  if (assignment.kind === 'money') return interpretAmount(Number(found), currency)[assignment.unit];
  if (assignment.kind === 'host') return text('check.allow');
  return target.kind === 'subject' && label === 'all' ? text('check.everything') : label;
};

/** The value of an assignment. */
export const assignmentText = (text: Text, assignment: Assignment): string => {
  switch (assignment.kind) {
    case 'field':
    case 'part':
      return assignment.path;
    case 'word':
    case 'subject':
    case 'action':
      return assignment.means;
    case 'money':
      return text(`check.unit.${assignment.unit}`);
    case 'zone':
      return assignment.zone;
    case 'send':
      return variantText(assignment.send);
    case 'host':
      return assignment.host;
  }
};
