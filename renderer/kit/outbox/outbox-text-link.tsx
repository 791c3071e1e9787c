/** A link in a text to the outbox. */
import { Link, type LinkProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { outboxPath } from '../commands/go-to';

type TextLinkProps = Pick<LinkProps, 'inline' | 'style' | 'aria-label'> & { readonly children: ReactNode };

export const OutboxTextLink = (props: TextLinkProps): ReactNode => {
  const href = useHref(outboxPath);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(outboxPath);
  return <Link {...props} href={href} onClick={onClick} />;
};
