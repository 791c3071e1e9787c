import { Button, makeStyles, ToggleButton } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import type { Editor } from '@tiptap/react';
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../kit/form/text-input';
import { useText } from '../../../kit/format/text';
import { LazyPopover } from '../../../kit/popover/lazy-popover';
import { linkAddress } from '../../../kit/ui/markup/link-address';

const load = () => import('../../../kit/popover/popover-panel');
const FloatingPanel = lazy(async () => ({ default: (await load()).PopoverPanel }));

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', rowGap: '12px', inlineSize: 'min(320px, 80vw)' },
  actions: { display: 'flex', justifyContent: 'flex-end', columnGap: '8px' },
});

/** Links the selection, or inserts the address if nothing is selected. */
const setLink = (editor: Editor, href: string): void => {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (editor.state.selection.empty)
    chain
      .insertContent({
        type: 'text',
        text: href.replace(/^mailto:|^https:\/\/|\/$/g, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
      .run();
  else chain.setLink({ href }).run();
};

interface FormProps {
  readonly editor: Editor;
  /** Of the current link. */
  readonly address: string | undefined;
  readonly onDone: () => void;
}

const LinkForm = ({ editor, address, onDone }: FormProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const [typed, setTyped] = useState(address ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const apply = (): void => {
    const href = linkAddress(typed);
    setInvalid(href === undefined);
    if (href === undefined) return;
    onDone();
    setLink(editor, href);
  };
  return (
    // React events bubble from the panel to the page's form, which must not be submitted.
    <form
      className={styles.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <TextInput
        label={text('richText.address')}
        type="url"
        autoFocus
        ref={field}
        value={typed}
        onChange={setTyped}
        error={isInvalid ? text('richText.addressWrong') : undefined}
      />
      <div className={styles.actions}>
        {address === undefined ? undefined : (
          <Button
            onClick={() => {
              onDone();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            {text('richText.removeLink')}
          </Button>
        )}
        <Button type="submit" appearance="primary">
          {text('richText.setLink')}
        </Button>
      </div>
    </form>
  );
};

interface LinkButtonProps extends Omit<FormProps, 'onDone'> {
  readonly disabled: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The shortcut as shown. */
  readonly keys: string;
}

export const LinkButton = ({ disabled, open, onOpenChange, keys, ...form }: LinkButtonProps): ReactNode => {
  const text = useText('samples');
  const name = text('richText.tools.link');
  return (
    <LazyPopover
      popup="dialog"
      open={open && !disabled}
      onOpenChange={onOpenChange}
      load={load}
      tooltip={`${name} (${keys})`}
      button={
        <ToggleButton
          appearance="subtle"
          size="small"
          icon={<LinkRegular />}
          aria-label={name}
          checked={form.address !== undefined}
          disabledFocusable={disabled}
        />
      }
    >
      {(floating) => (
        <FloatingPanel {...floating} label={name} className="">
          <LinkForm {...form} onDone={() => onOpenChange(false)} />
        </FloatingPanel>
      )}
    </LazyPopover>
  );
};
