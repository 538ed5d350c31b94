/** Made-up people get one of each; any likeness is by chance. */
export const FIRST_NAMES: readonly string[] =
  `Aaliyah Adrian Aisha Alana Alden Amara Amos Anika Ariel Asher Bella Bennett Bianca Brady Brielle Caleb Camila Carmen Cedric Chloe
  Clara Conrad Daisy Damian Darius Delia Desmond Elena Elias Elise Ember Emil Esther Ezra Fiona Flora Gavin Gemma Giselle Grant
  Hazel Hector Imani Ines Isaac Ivy Jada Jamal Joanna Jonas Josie Julian Kai Keira Kenji Lana Leo Lina Lucas Luz
  Malik Marisol Mateo Mira Nadia Naomi Nico Noor Oscar Paige Priscilla Quentin Rafael Rosa Ruben Selma Silas Talia Theo Vera`.split(
    /\s+/,
  );

export const LAST_NAMES: readonly string[] =
  `Abbott Acosta Alder Ansari Arroyo Ashby Baird Barlow Beaumont Bishop Brandt Bright Calloway Carver Castell Chandra Clayton Corbin Cruz Dalton
  Delgado Devlin Drake Ellison Escobar Everett Farrow Finch Flores Foster Gallo Garner Gentry Hadley Hale Harmon Hobbs Holloway Ibarra Ito
  Jarvis Keane Kimball Kwon Lambert Landry Larkin Lowell Maddox Marlow Mercer Moreau Nash Nolan Novak Ochoa Okafor Ortega Pace Pham
  Porter Quill Ramsey Reyes Rhodes Rivas Rowe Salas Sawyer Serrano Shaw Sloan Tate Thorne Underwood Vance Vega Walsh Winslow Yates`.split(
    /\s+/,
  );

export const STREETS: readonly string[] = [
  'Maple Avenue',
  'Oak Street',
  'Cedar Lane',
  'Willow Drive',
  'Birch Road',
  'Juniper Court',
  'Sycamore Street',
  'Magnolia Boulevard',
  'Aspen Way',
  'Chestnut Street',
];
