export interface Product {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly brand: string;
  readonly price: number;
  readonly image: string;
  readonly hasFreeShipping: boolean;
  /** 0 to 5. */
  readonly rating: number;
  /** How many are left; beyond the specification, which shows it on the product's page only as a word. */
  readonly stock?: number;
  readonly isInWishlist?: boolean;
  readonly isInCart?: boolean;
}

/** A wish with the product it names. */
export type WishlistItem = { readonly id: number; readonly productId: number } & Partial<Omit<Product, 'id'>>;
/** A line of the cart with the product it names. */
export type CartItem = { readonly id: number; readonly productId: number; readonly qty: number } & Partial<
  Omit<Product, 'id'>
>;
