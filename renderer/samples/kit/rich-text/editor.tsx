/** The editor behind `RichText`, which loads it. */
import { Field, mergeClasses } from '@fluentui/react-components';
import type { EditorState } from '@tiptap/pm/state';
import { EditorContent, type Editor as TiptapEditor, useEditor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { followLink } from '../../../kit/ui/markup/follow-link';
import { useEditorStyles } from './editor.styles';
import { EditorSkeleton, type RichTextProps, startHeight } from './editor-skeleton';
import { documentOf, extensionsOf } from './extensions';
import { foreignMarkup } from './foreign-markup';
import { Toolbar } from './toolbar';

/** Of the most characters. */
const nearTheEnd = 0.9;

interface FrameProps extends RichTextProps {
  readonly id: string;
  readonly editor: TiptapEditor;
  readonly editable: boolean;
  readonly linking: boolean;
  readonly onLinking: (open: boolean) => void;
}

/** All that stands around the text: label, tools, counter, what is wrong. */
const Frame = (props: FrameProps): ReactNode => {
  const { id, editor, editable, disabled = false, readOnly = false, maxLength, error } = props;
  const { fill = false, appearance = 'outline', height: [least, most] = startHeight } = props;
  const styles = useEditorStyles();
  const text = useText('samples');
  const count = useEditorState({ editor, selector: ({ editor: now }) => now.storage.characterCount.characters() });
  // Without a frame the counter has no place of its own: it comes when the end is near.
  const counts = appearance === 'outline' || count > nearTheEnd * (maxLength ?? 0);
  return (
    <Field
      className={fill ? styles.fillField : styles.field}
      label={{
        id: `${id}-label`,
        children: props.label,
        required: props.required ?? false,
        onClick: () => void (editable && editor.commands.focus()),
        ...(props.hideLabel ? { className: styles.hidden } : {}),
      }}
      validationState={error ? 'error' : 'none'}
      {...(error ? { validationMessage: { id: `${id}-error`, children: error } } : {})}
      {...(props.hint ? { hint: { id: `${id}-hint`, children: props.hint } } : {})}
    >
      {() => (
        <>
          <div
            className={mergeClasses(
              styles.frame,
              fill && styles.fill,
              appearance === 'outline' ? styles.outline : styles.plain,
              error !== undefined && appearance === 'outline' && styles.wrong,
              disabled && styles.disabled,
            )}
          >
            {readOnly ? undefined : (
              <Toolbar
                editor={editor}
                disabled={disabled}
                label={text('richText.toolbar', { label: props.label })}
                linking={props.linking}
                onLinking={props.onLinking}
              />
            )}
            <div
              className={mergeClasses(styles.scroll, fill && styles.fill)}
              style={{ minBlockSize: least, ...(fill ? {} : { maxBlockSize: most }) }}
            >
              <EditorContent editor={editor} className={styles.place} />
            </div>
          </div>
          {maxLength === undefined || readOnly || !counts ? undefined : (
            <span className={mergeClasses(styles.counter, count >= maxLength && styles.full)}>
              {text('richText.count', { used: formatNumber(count), most: formatNumber(maxLength) })}
            </span>
          )}
        </>
      )}
    </Field>
  );
};

export const Editor = (props: RichTextProps): ReactNode => {
  const { value, disabled = false, readOnly = false, maxLength, error } = props;
  const styles = useEditorStyles();
  const id = useId();
  const [linking, setLinking] = useState(false);
  const editable = !disabled && !readOnly;
  /** What this field said last: the same coming back changes nothing. */
  const said = useRef(value);
  const placeholder = useRef('');
  placeholder.current = props.placeholder ?? '';
  const about = props.error ? `${id}-error` : props.hint ? `${id}-hint` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field's limit is there from the start
  const extensions = useMemo(() => extensionsOf({ placeholder: () => placeholder.current, maxLength }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the field starts with
  const content = useMemo(() => documentOf(value), []);
  const editorProps = useMemo(
    () => ({
      attributes: ({ doc }: EditorState) => ({
        class: styles.content,
        // Runs as what is written does; before that, as the page.
        ...(doc.textContent === '' ? {} : { dir: 'auto' }),
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(about ? { 'aria-describedby': about } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(props.required ? { 'aria-required': 'true' } : {}),
        ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
      }),
      handleDOMEvents: {
        ...foreignMarkup,
        keydown: (_view: unknown, { key }: KeyboardEvent) => key === 'Tab',
        click: (_view: unknown, event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (!link) return false;
          event.preventDefault();
          if (readOnly || event.ctrlKey || event.metaKey) void followLink(link.href);
          return false;
        },
      },
      handleKeyDown: (_view: unknown, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
        if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey || !editable) return false;
        setLinking(true);
        return true;
      },
    }),
    [styles.content, id, about, error, props.required, readOnly, disabled, editable],
  );

  const editor = useEditor({
    // While a page is drawn bit by bit an editor made at once would be taken for one that nobody wants any more.
    immediatelyRender: false,
    extensions,
    content,
    editorProps,
    editable,
    injectCSS: false,
    autofocus: props.autoFocus === true ? 'end' : (props.autoFocus ?? false),
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : changed.getHTML();
      props.onChange(said.current);
    },
    onBlur: () => props.onBlur?.(),
  });
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  useEffect(() => {
    if (!editor || value === said.current) return;
    said.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useImperativeHandle(props.ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);

  return editor ? (
    <Frame {...props} id={id} editor={editor} editable={editable} linking={linking} onLinking={setLinking} />
  ) : (
    <EditorSkeleton {...props} />
  );
};
