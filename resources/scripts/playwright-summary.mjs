/** A Playwright reporter that leaves counts, and what was skipped and why, in the file PITWALL_SUMMARY names. */
import { writeFileSync } from 'node:fs';

export default class Summary {
  #errors = 0;
  #suite;

  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const summary = { passed: 0, failed: this.#errors, skipped: 0, reasons: [] };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        summary.skipped += 1;
        const why = test.annotations.find(({ type }) => type === 'skip')?.description;
        // A test that never ran because another failed has no reason of its own.
        summary.reasons.push(`${test.title}: ${why ?? 'an earlier test of its file failed'}`);
      } else if (outcome === 'expected' || outcome === 'flaky') summary.passed += 1;
      else summary.failed += 1;
    }
    writeFileSync(process.env.PITWALL_SUMMARY, JSON.stringify(summary));
  }
}
