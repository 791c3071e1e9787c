/** A check's report as plain text: a table of calls, then the fields of each. For terminals and support. */
import { areasOf, type CallReport, type CheckReport, lightOf, missingOf } from './report';

const found = (call: CallReport): string =>
  call.fields.length === 0 ? '' : `${call.fields.length - missingOf(call).length}/${call.fields.length}`;

const narrowing = (call: CallReport): string =>
  Object.entries(call.narrowing ?? {})
    .map(([name, took]) => `${name}:${took}`)
    .join(' ');

const heads = [
  'call',
  'light',
  'state',
  'rows',
  'total',
  'ids',
  'fields',
  'search',
  'sort',
  'page',
  'time',
  'narrowing',
];

const cellsOf = (call: CallReport): readonly string[] => [
  call.id,
  lightOf(call),
  call.why === undefined ? call.state : `${call.state} (${call.why}${call.status ? ` ${call.status}` : ''})`,
  String(call.rows ?? ''),
  String(call.total ?? ''),
  String(call.ids ?? ''),
  found(call),
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
  const missing = missingOf(call);
  if (other.length + missing.length + call.unknown.length === 0) return [];
  return [
    '',
    `${call.id}${call.entity === undefined ? '' : ` (${call.entity})`}`,
    ...other.map(({ field, how, path = '' }) => `  ${field.padEnd(24)} ${how.padEnd(9)} ${path}`.trimEnd()),
    ...(missing.length > 0 ? [`  missing: ${missing.join(', ')}`] : []),
    ...(call.unknown.length > 0
      ? [`  unknown: ${call.unknown.map(({ path, types }) => `${path} (${types.join(', ')})`).join(', ')}`]
      : []),
  ];
};

/** Names, types, counts and times only; the same that the JSON has. */
export const reportText = (report: CheckReport): string => {
  const areas = areasOf(report.calls).map(({ area, light }) => `${area}: ${light}`);
  return [
    `Server check of ${report.server}`,
    `${report.at}, ${report.complete ? 'complete' : 'stopped before its end'}, ${report.profile ? 'with a profile' : 'without a profile'}`,
    areas.join(', '),
    '',
    ...aligned([heads, ...report.calls.map(cellsOf)]),
    ...report.calls.flatMap(detailsOf),
    '',
  ].join('\n');
};
