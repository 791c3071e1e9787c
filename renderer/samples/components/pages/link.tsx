import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({
  inside: {
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

const States = (): ReactNode => {
  const text = useText('components');
  const word = text('link.states.word');
  return (
    <StateGrid
      states={[
        { name: text('states.default'), shown: <Link href="#states">{word}</Link> },
        {
          name: text('link.states.subtle'),
          shown: (
            <Link href="#states" appearance="subtle">
              {word}
            </Link>
          ),
        },
        {
          name: text('link.states.button'),
          shown: <Link as="button">{word}</Link>,
        },
        {
          name: text('states.disabled'),
          shown: (
            <Link as="button" disabled>
              {word}
            </Link>
          ),
        },
      ]}
    />
  );
};

const Inline = (): ReactNode => {
  const text = useText('components');
  return (
    <Text dir="auto">
      {text('link.inline.before')}{' '}
      <Link href="#inline" inline>
        {text('link.inline.word')}
      </Link>
      {text('link.inline.after')}
    </Text>
  );
};

const Inside = (): ReactNode => {
  const text = useText('components');
  return (
    <RouterLink className={useStyles().inside} to="/components/button">
      {text('link.inside.word')}
    </RouterLink>
  );
};

export const Screen = componentScreen('link', [
  { name: 'states', Stage: States, layout: 'block', code: '<Link href={address}>Waiver</Link>' },
  { name: 'inline', Stage: Inline, code: '<Link href={address} inline>the rules</Link>' },
  { name: 'inside', Stage: Inside, code: '<Link to="/bookings">All bookings</Link> // of \'react-router-dom\'' },
]);
