import type { Messages } from '@contract/text/messages';

export const files = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' });
