import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { WideField } from '../../../kit/form/form-section';
import { TextField, useTextField } from '../../../kit/form/text-field';
import { markupText } from '../../../kit/format/markup';
import { stripBidiIsolates, useText } from '../../../kit/format/text';
import { Markup } from '../../../kit/ui/markup/markup';
import { RichText } from '../../kit/rich-text/rich-text';
import type { Examples } from '../../kit/showcase/example';
import { CheckForm } from '../check-form';

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: '20px',
    '& > *': { minInlineSize: 0 },
  },
  shown: {
    padding: '12px 16px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Notice {
  subject: string;
  body: string;
}

const Body = (): ReactNode => {
  const text = useText('forms');
  const line = useTextField<Notice>('body', { required: text('rich-text.missing') });
  return <RichText label={text('rich-text.body')} maxLength={500} {...line} />;
};

export const examples: Examples = {
  live: {
    code: '<RichText label="Announcement" value={html} onChange={setHtml} />\n<Markup markup={html} links />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [html, setHtml] = useState(stripBidiIsolates(text('rich-text.start')));
      const count = markupText(html).length;
      return (
        <div className={styles.halves}>
          <RichText label={text('rich-text.label')} value={html} onChange={setHtml} />
          <section className={styles.shown} aria-label={text('rich-text.shown')}>
            {html === '' ? <p className={styles.quiet}>{text('rich-text.nothing')}</p> : <Markup markup={html} links />}
            <p className={styles.quiet}>{text('rich-text.count', { count })}</p>
          </section>
        </div>
      );
    },
  },
  form: {
    code: `<RichText label="Text" maxLength={500} {...useTextField<Notice>('body', { required: 'Write something.' })} />`,
    Preview: ({ text }) => (
      <CheckForm<Notice>
        name="rich-text"
        values={{ subject: '', body: '' }}
        submitLabel={text('rich-text.submit')}
        canSendUnchanged
      >
        <WideField>
          <TextField<Notice>
            name="subject"
            label={text('rich-text.subject')}
            rules={{ required: text('rich-text.subjectMissing') }}
          />
        </WideField>
        <WideField>
          <Body />
        </WideField>
      </CheckForm>
    ),
  },
  read: {
    code: '<RichText label="Announcement" value={html} readOnly />',
    Preview: ({ text }) => (
      <RichText
        label={text('rich-text.label')}
        value={stripBidiIsolates(text('rich-text.start'))}
        onChange={() => undefined}
        readOnly
      />
    ),
  },
};
