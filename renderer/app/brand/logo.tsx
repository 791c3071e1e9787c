import icon from '../../../resources/icon.svg';

/** The product's mark. Beside its name it says nothing new, so it has no text of its own. */
export const Logo = ({ size }: { readonly size: number }) => <img src={icon} alt="" width={size} height={size} />;
