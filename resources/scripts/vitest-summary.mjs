/** A Vitest reporter that writes counts, reasons of skipped tests, and failures to the file PITWALL_SUMMARY. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLinesOf } from './first-lines.mjs';

export default class Summary {
  onTestRunEnd(modules, errors) {
    const failures = errors.map(({ message }) => firstLinesOf(message));
    const summary = { passed: 0, failed: errors.length, skipped: 0, reasons: [], failures, secondTries: [] };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const fail = (name, found) =>
        failures.push([`${file} ${name}`, ...found.map(({ message }) => firstLinesOf(message))].join('\n'));
      if (module.errors().length > 0) {
        summary.failed += 1;
        fail('could not be run', module.errors());
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'pending') continue;
        summary[result.state] += 1;
        if (result.state === 'failed') fail(test.fullName, result.errors);
        if (result.state === 'skipped') {
          summary.reasons.push(`${test.fullName}: ${result.note ?? 'its file gives the reason'}`);
        }
      }
    }
    writeFileSync(process.env.PITWALL_SUMMARY, JSON.stringify(summary));
  }
}
