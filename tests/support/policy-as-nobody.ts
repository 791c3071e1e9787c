/** Reads a policy file without root's rights, and prints the outcome as JSON. */
import { readPolicy } from '../../main/settings/policy-file';
import { dropRoot } from './drop-root';

dropRoot();
process.stdout.write(JSON.stringify(readPolicy(process.argv[2] ?? '')));
