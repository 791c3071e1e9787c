import type { Messages } from '@contract/text/messages';

export const files = import.meta.glob<Messages>(['./es/*.json', '!./es/{native,help}.json'], {
  eager: true,
  import: 'default',
});
