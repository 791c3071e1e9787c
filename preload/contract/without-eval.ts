/**
 * Switches off zod's code generation, which the page's content security policy blocks. Must be imported first, because
 * zod generates code as soon as a schema is created.
 */
import { z } from 'zod';

z.config({ jitless: true });
