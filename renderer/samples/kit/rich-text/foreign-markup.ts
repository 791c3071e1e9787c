/**
 * Pasted and dropped markup. The library would use the page's parser, which Trusted Types block; the sanitizer has its
 * own.
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

const insert = (view: EditorView, html: string, event: 'paste' | 'drop'): void => {
  const { tr } = view.state;
  view.dispatch(
    tr.replaceSelection(sliceOf(view, html)).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event),
  );
  view.focus();
};

/** In code, the library inserts plain text. */
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
    // The library moves what is dragged within the editor.
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
