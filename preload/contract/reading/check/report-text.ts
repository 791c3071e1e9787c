/** A check's report as plain text: a table of calls, then the fields of each. For terminals and support. */
import { areasOf, type CallReport, type CheckReport, countsOf, ratingOf } from './report';
import { variantText } from './request-trials';

const found = (call: CallReport, which: 'required' | 'optional'): string => {
  const count = countsOf(call)[which];
  return count.all === 0 ? '' : `${count.found}/${count.all}`;
};

const missing = (call: CallReport, isOptional: boolean): readonly string[] =>
  call.fields
    .filter(({ how, optional }) => how === 'missing' && (optional === true) === isOptional)
    .map(({ field }) => field);

const narrowing = (call: CallReport): string =>
  Object.entries(call.narrowing ?? {})
    .map(([name, effect]) => `${name}:${effect}`)
    .join(' ');

const heads = [
  'call',
  'rating',
  'state',
  'rows',
  'total',
  'ids',
  'required',
  'optional',
  'search',
  'sort',
  'page',
  'time',
  'narrowing',
];

const cellsOf = (call: CallReport): readonly string[] => [
  call.id,
  ratingOf(call),
  call.why === undefined ? call.state : `${call.state} (${call.why}${call.status ? ` ${call.status}` : ''})`,
  String(call.rows ?? ''),
  String(call.total ?? ''),
  String(call.ids ?? ''),
  found(call, 'required'),
  found(call, 'optional'),
  call.search ?? '',
  call.sort ?? '',
  call.page ?? '',
  call.milliseconds === undefined ? '' : `${call.milliseconds} ms`,
  narrowing(call),
];

const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const detailsOf = (call: CallReport): readonly string[] => {
  const other = call.fields.filter(({ how }) => how !== 'exact' && how !== 'missing');
  const [needed, spare] = [missing(call, false), missing(call, true)];
  const places = call.places ?? [];
  if (other.length + needed.length + spare.length + call.unknown.length + places.length === 0) return [];
  return [
    '',
    `${call.id}${call.entity === undefined ? '' : ` (${call.entity})`}`,
    ...other.map(({ field, how, path = '' }) => `  ${field.padEnd(24)} ${how.padEnd(9)} ${path}`.trimEnd()),
    ...(needed.length > 0 ? [`  missing, required: ${needed.join(', ')}`] : []),
    ...(spare.length > 0 ? [`  missing, optional: ${spare.join(', ')}`] : []),
    ...places.map(({ part, path, count }) => `  ${part} may be at ${path} (${count})`),
    ...(call.unknown.length > 0
      ? [`  unknown: ${call.unknown.map(({ path, types }) => `${path} (${types.join(', ')})`).join(', ')}`]
      : []),
  ];
};

/** Names, types, counts and times only, like the JSON report. */
export const reportText = (report: CheckReport): string => {
  const areas = areasOf(report.calls).map(({ area, rating }) => `${area}: ${rating}`);
  return [
    `Server check of ${report.server}`,
    `${report.at}, ${report.complete ? 'complete' : 'stopped early'}, ${report.profile ? 'with a profile' : 'without a profile'}`,
    areas.join(', '),
    '',
    ...(report.asking ?? []).map(({ aspect, call, send }) =>
      send
        ? `${aspect}: ignored, but works as ${variantText(send)} (${call})`
        : `${aspect}: ignored in every way tried (${call})`,
    ),
    ...aligned([heads, ...report.calls.map(cellsOf)]),
    ...report.calls.flatMap(detailsOf),
    '',
  ].join('\n');
};
