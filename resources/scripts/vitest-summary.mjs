/** A Vitest reporter that leaves counts, and what was skipped and why, in the file PITWALL_SUMMARY names. */
import { writeFileSync } from 'node:fs';

export default class Summary {
  onTestRunEnd(modules, errors) {
    const summary = { passed: 0, failed: errors.length, skipped: 0, reasons: [] };
    for (const module of modules) {
      if (module.errors().length > 0) summary.failed += 1;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'pending') continue;
        summary[result.state] += 1;
        if (result.state === 'skipped') {
          summary.reasons.push(`${test.fullName}: ${result.note ?? 'its file gives the reason'}`);
        }
      }
    }
    writeFileSync(process.env.PITWALL_SUMMARY, JSON.stringify(summary));
  }
}
