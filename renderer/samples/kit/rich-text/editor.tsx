/** The editor behind `RichText`, which loads it. */
import { Field, mergeClasses } from '@fluentui/react-components';
import type { EditorState } from '@tiptap/pm/state';
import { EditorContent, type Editor as TiptapEditor, useEditor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { followLink } from '../../../kit/ui/markup/follow-link';
import { useEditorStyles } from './editor.styles';
import { defaultHeight, EditorSkeleton, type RichTextProps } from './editor-skeleton';
import { documentOf, extensionsOf } from './extensions';
import { foreignMarkup } from './foreign-markup';
import { Toolbar } from './toolbar';

/** The share of `maxLength` from which a field without frame shows its counter. */
const counterFrom = 0.9;

interface FrameProps extends RichTextProps {
  readonly id: string;
  readonly editor: TiptapEditor;
  readonly editable: boolean;
  readonly linking: boolean;
  readonly onLinking: (open: boolean) => void;
}

/** Label, toolbar, counter and error around the text. */
const Frame = (props: FrameProps): ReactNode => {
  const { id, editor, editable, disabled = false, readOnly = false, maxLength, error } = props;
  const { fill = false, appearance = 'outline', height: [min, max] = defaultHeight, autoFocus = false } = props;
  const styles = useEditorStyles();
  const text = useText('samples');
  const count = useEditorState({
    editor,
    selector: ({ editor: current }) => current.storage.characterCount.characters(),
  });
  // The editor loads late: whoever types in another field by then must not go on typing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor is first shown
  useEffect(() => {
    const group = editor.view.dom.closest('form, [role="dialog"]');
    if (autoFocus && !group?.contains(document.activeElement)) editor.view.focus();
  }, []);
  const hasCounter = appearance === 'outline' || count > counterFrom * (maxLength ?? 0);
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
              style={{ minBlockSize: min, ...(fill ? {} : { maxBlockSize: max }) }}
            >
              <EditorContent editor={editor} className={styles.place} />
            </div>
          </div>
          {maxLength === undefined || readOnly || !hasCounter ? undefined : (
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
  /** The last reported value, which is not applied again. */
  const reported = useRef(value);
  const placeholder = useRef('');
  placeholder.current = props.placeholder ?? '';
  const about = props.error ? `${id}-error` : props.hint ? `${id}-hint` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the limit does not change
  const extensions = useMemo(() => extensionsOf({ placeholder: () => placeholder.current, maxLength }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial value
  const content = useMemo(() => documentOf(value), []);
  const editorProps = useMemo(
    () => ({
      attributes: ({ doc }: EditorState) => ({
        class: styles.content,
        // The direction of the text; of the page while it is empty.
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
    // Concurrent rendering would destroy an editor that is created at once.
    immediatelyRender: false,
    extensions,
    content,
    editorProps,
    editable,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      reported.current = changed.isEmpty ? '' : changed.getHTML();
      props.onChange(reported.current);
    },
    onBlur: () => props.onBlur?.(),
  });
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  useEffect(() => {
    if (!editor || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useImperativeHandle(props.ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);

  return editor ? (
    <Frame {...props} id={id} editor={editor} editable={editable} linking={linking} onLinking={setLinking} />
  ) : (
    <EditorSkeleton {...props} />
  );
};
