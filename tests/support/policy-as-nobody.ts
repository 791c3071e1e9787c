/** Reads a policy file without root's rights, and prints the outcome as JSON. */
import { readPolicy } from '../../main/settings/policy-file';

if (process.getuid?.() === 0) {
  process.setgroups?.([65534]);
  process.setgid?.(65534);
  process.setuid?.(65534);
}
process.stdout.write(JSON.stringify(readPolicy(process.argv[2] ?? '')));
