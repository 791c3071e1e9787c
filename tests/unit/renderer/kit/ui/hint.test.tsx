import { Button, FluentProvider, webLightTheme } from '@fluentui/react-components';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Hint } from '../../../../../renderer/kit/ui/hint';

test('a hint describes its element without anything beside the page, and shows when the pointer rests there', async () => {
  const before = document.body.childElementCount;
  render(
    <FluentProvider theme={webLightTheme}>
      <Hint content="Only this computer has it.">
        <Button>Note</Button>
      </Hint>
    </FluentProvider>,
  );
  const button = screen.getByRole('button', { name: 'Note', description: 'Only this computer has it.' });
  // Its container is the only new one.
  expect(document.body.childElementCount).toBe(before + 1);
  fireEvent.pointerEnter(button);
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Only this computer has it.');
});
