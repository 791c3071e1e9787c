import type { Messages } from '@contract/text/messages';

export const files = import.meta.glob<Messages>(['./en/*.json', '!./en/{native,help}.json'], {
  eager: true,
  import: 'default',
});
