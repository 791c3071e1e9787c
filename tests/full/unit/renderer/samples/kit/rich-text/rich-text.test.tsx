/** The editor in jsdom, which has no selection to speak of: typing and keys are proved on the browser demo. */
import { ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { RichTextProps } from '../../../../../../../renderer/samples/kit/rich-text/editor-skeleton';
import { documentOf } from '../../../../../../../renderer/samples/kit/rich-text/extensions';
import { RichText } from '../../../../../../../renderer/samples/kit/rich-text/rich-text';
import { openKit, setBridge } from '../../../../../../unit/renderer/kit/kit-page';

document.elementFromPoint ??= () => null;

const onChange = vi.fn<(html: string) => void>();

const Held = ({ value, ...props }: Partial<RichTextProps>) => {
  const [html, setHtml] = useState(value ?? '');
  return (
    <>
      <RichText
        label="Message"
        {...props}
        value={html}
        onChange={(next) => {
          onChange(next);
          setHtml(next);
        }}
      />
      <button type="button" onClick={() => setHtml('<p>Another</p>')}>
        Replace
      </button>
    </>
  );
};

const open = async (props: Partial<RichTextProps> = {}) => {
  setBridge(() => ok({}));
  onChange.mockClear();
  openKit([{ path: '/', element: <Held {...props} /> }], '/');
  return screen.findByRole('textbox', { name: 'Message' });
};

describe('a rich text field', () => {
  test.each([
    ['takes the focus once it has loaded', 'Elsewhere', 'Message'],
    ['leaves the focus in another field of its dialog', 'Subject', 'Subject'],
  ])('%s', async (_, before, after) => {
    setBridge(() => ok({}));
    const focusFirst = (input: HTMLInputElement | null): void => {
      if (input?.ariaLabel === before) input.focus();
    };
    const element = (
      <>
        <input aria-label="Elsewhere" ref={focusFirst} />
        <div role="dialog">
          <input aria-label="Subject" ref={focusFirst} />
          <Held autoFocus />
        </div>
      </>
    );
    openKit([{ path: '/', element }], '/');
    await screen.findByRole('textbox', { name: 'Message' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: after }));
  });

  test('shows its value, its error and its maximum length', async () => {
    const box = await open({ value: '<p>Hello <b>you</b></p>', maxLength: 40, error: 'Too short.', required: true });
    expect(box.innerHTML).toContain('<strong>you</strong>');
    expect([box.ariaInvalid, box.ariaRequired]).toEqual(['true', 'true']);
    const about = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('Too short.');
    screen.getByText('9 of 40 characters');
  });

  test('shows whether a tool is active, and applies it to the selection', async () => {
    await open({ value: '<p>Hello</p>' });
    const quote = screen.getByRole('button', { name: 'Quote' });
    expect(quote.ariaPressed).toBe('false');
    await userEvent.click(quote);
    await waitFor(() => expect(quote.ariaPressed).toBe('true'));
    expect(onChange).toHaveBeenLastCalledWith('<blockquote><p>Hello</p></blockquote>');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onChange).toHaveBeenLastCalledWith('<p>Hello</p>');
  });

  test('accepts a value from outside without reporting it as a change', async () => {
    const box = await open({ value: '<p>Hello</p>' });
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(box.textContent).toBe('Another'));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('has no tools if it is read-only', async () => {
    const box = await open({ value: '<p>Hello</p>', readOnly: true });
    expect(box.getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

test('converts markup to rich text, and drops everything else', () => {
  const html = '<p onclick="a()">a<script>b()</script><a href="javascript:c()">d</a><img src=x></p><h1>e</h1>';
  expect(JSON.stringify(documentOf(html))).toBe(
    JSON.stringify({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'ad' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'e' }] },
      ],
    }),
  );
});
