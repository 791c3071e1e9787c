import icon from '../../../resources/icon.svg';

/** The product's logo. It has no text alternative, because the name is next to it. */
export const Logo = ({ size }: { readonly size: number }) => <img src={icon} alt="" width={size} height={size} />;
