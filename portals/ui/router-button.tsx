import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { ButtonLink, type ButtonLinkProps } from './button';

export type RouterButtonProps = Omit<ButtonLinkProps, 'href'> & { to: string; replace?: boolean } & Pick<
    ComponentProps<'a'>,
    'target'
  >;

/** A link to an address inside the portals that looks like a button. `to` has no base path. */
export function RouterButton({ to, replace = false, target, ...rest }: RouterButtonProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, ...(target && { target }) });
  return <ButtonLink {...rest} {...(target && { target })} href={useHref(to)} onClick={follow} />;
}
