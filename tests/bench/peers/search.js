/** The frame of a reference page: a search box above the place of the list. */
export const addSearch = () => {
  document.querySelector('#root').innerHTML =
    '<div><input type="search" aria-label="Search bookings"><div id="host" style="flex:1;min-height:0"></div></div>';
  const input = document.querySelector('input');
  return {
    count: Number(new URLSearchParams(location.search).get('rows')),
    host: document.querySelector('#host'),
    onSearch: (search) => input.addEventListener('input', () => search(input.value)),
  };
};
