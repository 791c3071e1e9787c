/** The nodes and marks of a text. No headings and rules: those are for documents, not messages and notes. */
import { Extension, type Extensions, getSchema } from '@tiptap/core';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress } from '../../../kit/ui/markup/link-address';
import { sanitizeWithLinks } from '../../../kit/ui/markup/sanitize';

const structure = StarterKit.configure({
  heading: false,
  horizontalRule: false,
  trailingNode: false,
  gapcursor: false,
  dropcursor: { color: 'currentColor', width: 2 },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => linkAddress(address) !== undefined,
    HTMLAttributes: { target: null, rel: null },
  },
});

/** Tab leaves the field as everywhere; Ctrl with brackets indents list items. */
const indent = Extension.create({
  name: 'indent',
  addKeyboardShortcuts: () => ({
    'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});

const schema = getSchema([structure]);

/** Markup as editor nodes. The editor never parses text itself, which Trusted Types would block. */
export const documentOf = (html: string): object => {
  const place = document.createElement('div');
  place.append(sanitizeWithLinks(html));
  return SchemaParser.fromSchema(schema).parse(place).toJSON();
};

interface Limits {
  readonly placeholder: () => string;
  readonly maxLength: number | undefined;
}

export const extensionsOf = ({ placeholder, maxLength }: Limits): Extensions => [
  structure,
  indent,
  Placeholder.configure({ placeholder, showOnlyWhenEditable: true }),
  CharacterCount.configure({ limit: maxLength ?? null, autoTrim: false }),
];
