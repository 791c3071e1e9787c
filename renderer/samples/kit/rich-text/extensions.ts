/** What a text may consist of. Headings and rules are left out: they belong to documents, not to messages and notes. */
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

/** Tab leaves the field, as it leaves every other one; items are moved in and out with the brackets. */
const indent = Extension.create({
  name: 'indent',
  addKeyboardShortcuts: () => ({
    'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});

const schema = getSchema([structure]);

/** Markup as the editor's own nodes. The editor is never given text to parse: Trusted Types stay in force. */
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
