/** The effect of an assignment on the answers of the last check. */
import type { FieldPreview } from '@contract/bridge/servers';
import { type Assignment, profileWith } from '@contract/reading/check/assignment';
import type { CheckReport } from '@contract/reading/check/report';
import { variantText } from '@contract/reading/check/request-trials';
import type { UnexplainedValues } from '@contract/reading/check/unexplained-values';
import type { EndpointId } from '@contract/table';
import { useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { useServerCheck } from '../../../kit/stores/server-check';

interface Change {
  readonly before: string;
  readonly after: string;
}

interface Example {
  readonly call: EndpointId;
  readonly field: string;
}

/** A field whose values show the effect, if there is one. */
const exampleFor = (assignment: Assignment, seen: UnexplainedValues | undefined): Example | undefined => {
  if (assignment.kind === 'field') return assignment;
  if (assignment.kind === 'money') return seen?.amount;
  return assignment.kind === 'zone' ? seen?.moment : undefined;
};

/** The effect of assignments that need no call to main. */
const localChange = (
  text: ReturnType<typeof useText>,
  assignment: Assignment,
  report: CheckReport | undefined,
): Change | undefined => {
  switch (assignment.kind) {
    case 'word':
      return { before: assignment.word, after: assignment.means };
    case 'subject':
    case 'action':
      return { before: text('check.preview.noRights'), after: assignment.means };
    case 'host':
      return { before: text('check.preview.hidden'), after: text('check.preview.shown') };
    case 'send': {
      const isProven =
        report?.asking?.some(({ send }) => send && variantText(send) === variantText(assignment.send)) === true;
      return { before: text('check.effect.no'), after: text(isProven ? 'check.effect.yes' : 'check.preview.untried') };
    }
    case 'part': {
      const locations = report?.calls.flatMap((call) => call.places ?? []) ?? [];
      const count =
        locations.find(({ part, path }) => part === assignment.part && path === assignment.path)?.count ?? 0;
      return { before: text('check.how.missing'), after: text(`check.preview.${assignment.part}`, { count }) };
    }
    default:
      return undefined;
  }
};

const joinValues = (values: readonly unknown[] | undefined): string =>
  (values ?? [])
    .map((value) => toPlainText(value))
    .filter((word) => word !== '')
    .slice(0, 3)
    .join(' · ');

/** Reads the values from main each time; the page does not store them. */
export const usePreview = (assignment: Assignment): Change => {
  const text = useText('settings');
  const [preview, setPreview] = useState<FieldPreview>();
  const profile = useServerCheck((state) => state.view?.profile);
  const seen = useServerCheck((state) => state.seen);
  const report = useServerCheck((state) => state.report);
  const example = exampleFor(assignment, seen);
  const [call, field] = [example?.call, example?.field];
  useEffect(() => {
    let isCurrent = true;
    const candidate = profile && profileWith(profile, [assignment]);
    // A profile is JSON; its type has no index signature.
    if (candidate && call !== undefined && field !== undefined)
      void bridge()
        .servers.preview({ call, field, profile: JSON.parse(JSON.stringify(candidate)) })
        .then((result) => {
          if (isCurrent) setPreview(result.ok && result.value ? result.value : undefined);
        });
    return () => {
      isCurrent = false;
    };
  }, [assignment, profile, call, field]);
  return (
    localChange(text, assignment, report) ?? { before: joinValues(preview?.before), after: joinValues(preview?.after) }
  );
};
