import type { Messages } from '@contract/text/messages';

export const files = import.meta.glob<Messages>(['./ar/*.json', '!./ar/{native,help}.json'], {
  eager: true,
  import: 'default',
});
