/** Where the shop's pages are. */
export const shopPath = '/apps/ecommerce/shop';
const productsPath = '/apps/ecommerce/product-detail';
export const wishlistPath = '/apps/ecommerce/wishlist';
export const checkoutPath = '/apps/ecommerce/checkout';

/** A product's page, by its id if its slug is unknown. */
export const productPath = ({ id, slug }: { readonly id: number; readonly slug?: string | undefined }): string =>
  `${productsPath}/${slug ?? id}`;
