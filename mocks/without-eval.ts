/**
 * The page's content security policy refuses compiled code, so the schemas are read without it. Imported before all else:
 * zod asks for compiled code as soon as a schema is made.
 */
import { z } from 'zod';

z.config({ jitless: true });
