import type { Messages } from '@contract/text/messages';

export const files = import.meta.glob<Messages>(['./en/*.json', '!./en/native.json'], {
  eager: true,
  import: 'default',
});
