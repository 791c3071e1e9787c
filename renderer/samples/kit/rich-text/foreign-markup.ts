/**
 * Markup that comes from elsewhere: pasted or dropped. The library would hand its text to the page's parser, which
 * Trusted Types refuse; here it goes through the sanitizer, which has a parser of its own.
 */
import { DOMParser as SchemaParser, type Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { sanitizeWithLinks } from '../../../kit/ui/markup/sanitize';

const sliceOf = (view: EditorView, html: string): Slice => {
  const place = document.createElement('div');
  place.append(sanitizeWithLinks(html));
  return SchemaParser.fromSchema(view.state.schema).parseSlice(place);
};

const insert = (view: EditorView, html: string, how: 'paste' | 'drop'): void => {
  const { tr } = view.state;
  view.dispatch(
    tr.replaceSelection(sliceOf(view, html)).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', how),
  );
  view.focus();
};

/** Code takes words as they are, which the library does by itself. */
const inCode = (view: EditorView): boolean => view.state.selection.$from.parent.type.spec.code === true;

export const foreignMarkup: NonNullable<EditorProps['handleDOMEvents']> = {
  paste: (view, event) => {
    const html = event.clipboardData?.getData('text/html');
    if (!view.editable || !html || inCode(view)) return false;
    event.preventDefault();
    insert(view, html, 'paste');
    return true;
  },
  drop: (view, event) => {
    const html = event.dataTransfer?.getData('text/html');
    // What is dragged within the editor is moved by the library, which knows its nodes.
    if (!view.editable || !html || view.dragging) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    event.preventDefault();
    if (at) {
      view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
      insert(view, html, 'drop');
    }
    return true;
  },
};
