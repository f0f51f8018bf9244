import type { NameBand } from '../data.ts';

/**
 * The most common American family names with their bearers among 100,000 people, in bands of similar frequency (public
 * census tables).
 */
export const familyNames: readonly NameBand[] = [
  { frequency: 830, names: 'Smith' },
  { frequency: 650, names: 'Johnson' },
  { frequency: 550, names: 'Williams' },
  { frequency: 485, names: 'Brown Jones' },
  { frequency: 380, names: 'Garcia Miller Davis Rodriguez Martinez Hernandez' },
  { frequency: 270, names: 'Lopez Gonzalez Wilson Anderson Thomas Taylor' },
  { frequency: 235, names: 'Moore Jackson Martin Lee Perez Thompson White Harris Sanchez' },
  {
    frequency: 190,
    names: `Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores`,
  },
  { frequency: 145, names: 'Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts' },
  {
    frequency: 115,
    names: `Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers
      Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Cox Ward`,
  },
  {
    frequency: 90,
    names: `Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders
      Patel Myers Long Ross Foster Jimenez Powell Jenkins Perry Russell Sullivan Bell Coleman Butler
      Henderson Barnes Gonzales Fisher Vasquez Simmons`,
  },
  {
    frequency: 70,
    names: `Romero Jordan Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant
      Herrera Gibson Ellis Tran Medina Aguilar Stevens Murray Ford Castro Marshall Owens Harrison Fernandez
      McDonald Woods Washington Kennedy Wells Vargas Henry Chen Freeman Webb Tucker Guzman Burns Crawford
      Olson Simpson Porter Hunter Gordon Mendez Silva Shaw Snyder Mason Dixon Munoz Hunt Hicks Holmes Palmer
      Wagner Black Robertson Boyd Rose Stone Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels
      Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne Grant Dunn Kelley Spencer Hawkins`,
  },
  {
    frequency: 48,
    names: `Arnold Pierce Hansen Peters Santos Hart Bradley Knight Elliott Cunningham Duncan Armstrong Hudson Carroll
      Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman Johnston Matthews Pena Richards
      Contreras Willis Carpenter Lawrence Sandoval Guerrero George Chapman Rios Estrada Ortega Watkins
      Greene Nunez Wheeler Valdez Harper Burke Larson Santiago Maldonado Morrison Franklin Carlson Austin
      Dominguez Carr Lawson Jacobs O'Brien Lynch Singh Vega Bishop Montgomery Oliver Jensen Harvey
      Williamson Gilbert Dean Sims Espinoza Howell Li Wong Reid Hanson Le McCoy Garrett Burton Fuller Wang
      Weber Welch Rojas Lucas Marquez Fields Park Yang Little Banks Padilla Day Walsh Bowman Schultz Luna
      Fowler Mejia`,
  },
  {
    frequency: 36,
    names: `Davidson Acosta Brewer May Holland Juarez Newman Pearson Curtis Cortez Douglas Schneider Joseph Barrett
      Navarro Figueroa Keller Avila Wade Molina Stanley Hopkins Campos Barnett Bates Chambers Caldwell Beck
      Lambert Miranda Byrd Craig Ayala Lowe Frazier Powers Neal Leonard Gregory Carrillo Sutton Fleming
      Rhodes Shelton Schwartz Norris Jennings Watts Duran Walters Cohen McDaniel Moran Parks Steele Vaughn
      Becker Holt Deleon Barker Terry Hale Leon Benson`,
  },
  {
    frequency: 31,
    names: `Haynes Horton Miles Lyons Pham Graves Bush Thornton Wolfe Warner Cabrera McKinney Mann Zimmerman Dawson Lara
      Fletcher Page McCarthy Love Robles Cervantes Solis Erickson Reeves Chang Klein Salinas Fuentes Baldwin
      Daniel Simon Velasquez Hardy Higgins Aguirre Lin Cummings Chandler Sharp Barber Bowen Ochoa Dennis
      Robbins Liu Ramsey Francis Griffith Paul Blair O'Connor Cardenas Pacheco Cross Calderon Quinn Moss
      Swanson Chan Rivas Khan Rodgers Serrano`,
  },
  {
    frequency: 27,
    names: `Fitzgerald Rosales Stevenson Christensen Manning Gill Curry McLaughlin Harmon McGee Gross Doyle Garner
      Newton Burgess Reese Walton Blake Trujillo Adkins Brady Goodman Roman Webster Goodwin Fischer Huang
      Potter Delacruz Montoya Todd Wu Hines Mullins Castaneda Malone Cannon Tate Mack Sherman Hubbard Hodges
      Zhang Guerra Wolf Valencia Saunders Franco Rowe Gallagher Farmer Hammond Hampton Townsend Ingram Wise
      Gallegos Clarke Barton Schroeder Maxwell Waters Logan Camacho`,
  },
  {
    frequency: 24,
    names: `Strickland Norman Colon Parsons Frank Harrington Glover Osborne Buchanan Casey Floyd Patton Ibarra Ball
      Tyler Suarez Bowers Orozco Salas Cobb Gibbs Andrade Bauer Conner Moody Escobar McGuire Lloyd Mueller
      Hartman French Kramer McBride Pope Lindsey Velazquez Norton McCormick Sparks Flynn Yates Hogan Marsh
      Macias Villanueva Zamora Pratt Stokes Owen Ballard Lang Brock Villarreal Charles Drake Barrera Cain
      Patrick Pineda Burnett Mercado Santana Shepherd Bautista`,
  },
  {
    frequency: 21,
    names: `Ali Shaffer Lamb Trevino McKenzie Hess Olsen Cochran Morton Nash Wilkins Petersen Briggs Shah Roth Nicholson
      Holloway Lozano Flowers Rangel Hoover Arias Short Mora Valenzuela Bryan Meyers Weiss Underwood Bass
      Greer Summers Houston Carson Morrow Clayton Whitaker Decker Yoder Collier Zuniga Carey Wilcox Melendez
      Poole Roberson Larsen Conley Davenport Copeland Massey Lam Huff Rocha Cameron Jefferson Hood Monroe
      Anthony Pittman Huynh Randall Singleton Kirk`,
  },
  {
    frequency: 18,
    names: `Combs Mathis Christian Skinner Bradford Richard Galvan Wall Boone Kirby Wilkinson Bridges Bruce Atkinson
      Velez Meza Roy Vincent York Hodge Villa Abbott Allison Tapia Gates Chase Sosa Sweeney Farrell Wyatt
      Dalton Horn Barron Phelps Yu Dickerson Heath Foley Atkins Mathews Bonilla Acevedo Benitez Zavala
      Hensley Glenn Cisneros Harrell Shields Rubio Choi Huffman Boyer Garrison Arroyo Bond Kane Hancock
      Callahan Dillon Cline Wiggins Grimes Arellano`,
  },
  {
    frequency: 16,
    names: `Melton O'Neill Ho Beltran Pitts Parrish Ponce Rich Booth Koch Golden Ware Brennan McDowell Marks Cantu
      Humphrey Baxter Sawyer Clay Tanner Hutchinson Kaur Berg Wiley Gilmore Russo Villegas Hobbs Keith
      Wilkerson Ahmed Beard McClain Montes Mata Rosario Vang Walter Henson O'Neal Mosley McClure Beasley
      Stephenson Snow Huerta Preston Vance Barry Johns Eaton Blackwell Dyer Prince Macdonald Solomon Guevara
      Stafford English Hurst Woodard Cortes Shannon`,
  },
  {
    frequency: 14,
    names: `Kemp Nolan McCullough Merritt Murillo Moon Salgado Strong Kline Cordova Barajas Roach Rosas Winters Jacobson
      Lester Knox Bullock Kerr Leach Meadows Orr Davila Whitehead Pruitt Kent Conway McKee Barr David
      Dejesus Marin Berger McIntyre Blankenship Gaines Palacios Cuevas Bartlett Durham Dorsey McCall
      O'Donnell Stein Browning Stout Lowery Sloan McLean Hendricks Calhoun Sexton Chung Gentry Hull Duarte
      Ellison Nielsen Gillespie Buck Middleton Sellers Leblanc Esparza`,
  },
  {
    frequency: 12,
    names: `Hardin Bradshaw McIntosh Howe Livingston Frost Glass Morse Knapp Herman Stark Bravo Noble Spears Weeks
      Corona Frederick Buckley McFarland Hebert Enriquez Hickman Quintero Randolph Schaefer Walls Trejo
      House Reilly Pennington Michael Conrad Giles Benjamin Crosby Fitzpatrick Donovan Mays Mahoney
      Valentine Raymond Medrano Hahn McMillan Small Bentley Felix Peck Lucero Boyle Hanna Pace Rush Hurley
      Harding McConnell Bernal Nava Ayers Everett Ventura Avery Pugh Mayer`,
  },
  {
    frequency: 11,
    names: `Bender Shepard McMahon Landry Case Sampson Moses Magana Blackburn Dunlap Gould Duffy Vaughan Herring McKay
      Espinosa Rivers Farley Bernard Ashley Friedman Potts Truong Costa Correa Blevins Nixon Clements Fry
      Delarosa Best Benton Lugo Portillo Dougherty Crane Haley Phan Villalobos Blanchard Horne Finley
      Quintana Lynn Esquivel Bean Dodson Mullen Xiong Hayden Cano Levy Huber Richmond Moyer Lim Frye
      Sheppard McCarty Avalos Booker Waller Parra Woodward`,
  },
  {
    frequency: 10,
    names: `Jaramillo Krueger Rasmussen Brandt Peralta Donaldson Stuart Faulkner Maynard Galindo Coffey Estes Sanford
      Burch Maddox Vo O'Connell Vu Andersen Spence McPherson Church Schmitt Stanton Leal Cherry Compton
      Dudley Sierra Pollard Alfaro Hester Proctor Lu Hinton Novak Good Madden McCann Terrell Jarvis Dickson
      Reyna Cantrell Mayo Branch Hendrix Rollins Rowland Whitney Duke Odom Daugherty Travis Tang Archer`,
  },
  {
    frequency: 8,
    names: `Crowley Hooper Albert Bray Lindsay Hatfield Shea Kaufman Rutledge Bonner Tillman Middlebrooks Kendrick
      Pickett Mercer Mayfield Gamble Hathaway Dotson Whitfield Nance Ivey Gunn Cash Hyde Vickers Hatcher
      Carver Riggs Meeks Beal Fulton Barlow Lott Sumner Dodd Burris Akers Tidwell Locke Crabtree Gipson Babb
      Broussard Hargrove Fontenot Guidry Boudreaux Thibodeaux Landrum Crowder Mims Goins Ledbetter Swain
      Minor Tolbert Kinney Bledsoe Maples Womack Battle Coley Gaskins Hairston Peoples Bolden Bolton Gaither
      Lockhart Prather Goss Cato Rankin Bynum Dukes Baird Hendrickson Hutchins Hollis Ratliff Coker Ervin
      Emerson Parham Pettit Shipley Childress Dowd Bostic McAdams McElroy McNeil McKnight McCray McCullum
      McCrary McWilliams McFadden McAllister McDermott McGrath McGowan McManus McDonough McCabe McNamara
      McBryde McDuffie McGhee McGill McLeod McNair McNeal McSwain McQueen Macon Mabry Madison Malloy Mallory
      Mangum Manuel Marino Marlow Marrero Mayes Mead Means Mercier Merrill Messer Metcalf Metzger Michaud
      Milner Milton Monk Mott Moultrie Munson Muse Naylor Neely Nettles Nickerson Noel Norwood Nunn Oakley
      Ogden Oakes Oneal Overton Pagan Paige Palma Pate Peacock Pearce Peek Penn Pepper Peel Pettway Pickens
      Pierson Pinkston Pike Poe Polk Pollock Pool Post Pryor Purcell Quarles Quick Quinones Rainey Raines
      Ragland Redmond Reaves Redding Reeder Regan Register Renner Rhoads Rider Rinehart Ritchie Ritter Roark
      Robb Rosen Rossi Roper Rouse Royal Rubin Rucker Rudolph Ruffin Ruth Salter Sams Sands Sapp Satterfield
      Schafer Scruggs Seals Sears Sewell Seymour Shockley Shoemaker Simms Slade Slater Sledge Smalls Snell
      Spangler Speight Spicer Spivey Spruill Stacy Staley Stallworth Starks Starr Steen Stinson Stiles
      Stovall Stratton Street Sturgill Suggs Swann Swartz Swift Tatum Tejada Temple Thorne Thorpe Thrasher
      Thurman Tibbs Tinsley Toney Trammell Tripp Trotter Tubbs Tuttle Upchurch Upton Valentin Vickery Vinson
      Wadsworth Waddell Waldron Walden Waite Wakefield Weathers Weems Weston Whaley Wheatley Whitley
      Whitlock Whitman Whittaker Wilder Wilburn Wiles Wilhelm Willard Willett Willingham Winfield Winn
      Winslow Winston Witt Wolff Woodruff Woodson Wooten Workman Worley Worthy Wynn Yancey Yarbrough Yeager
      Youngblood Zeigler Ziegler Zimmer Abel Abrams Abraham Ackerman Adcock Adler Akins Alford Alston
      Ambrose Amos Arrington Artis Ashby Askew Autry Bacon Bagley Baines Balderas Bannister Barbour Barfield
      Barksdale Barnhart Bartley Baugh Baum Baylor Beach Beaman Beatty Beauchamp Becerra Beckham Bellamy
      Berman Berrios Bethea Bivens Blackmon Blackman Blakely Bland Blanton Blount Blunt Boggs Bohannon Boles
      Boswell Bourgeois Bouchard Bowles Boykin Bracey Brackett Bragg Branham Brant Braswell Brantley Breaux
      Brewster Brice Bright Briscoe Britt Britton Broadway Brower Brunson Bryson Buckner Bunch Burkett
      Burkhart Burks Burroughs Burrell Busch Byers Cagle Callaway Camp Canady Cannady Carlisle Carlton
      Carmichael Carney Carrington Carlin Caruso Cary Cason Casillas Cates Caudill Causey Chaney Chappell
      Chatman Cheek Chester Childers Chisholm Christie Clapp Clemons Cleveland Clifton Coates Coats Coe
      Coffman Colbert Colby Collazo Colvin Conn Conklin Connell Conyers Cooley Cornell Cornett Correia
      Cotton Covington Cowan Coyle Crain Crandall Crawley Creech Crenshaw Crews Crockett Cromwell Crouch
      Crow Crump Culver Cummins Currie Cutler Dailey Dale Dallas Damico Dang Daley Darby Darden Darnell
      Davies Dawkins Deal Deaton Delaney Deloach Denton Derrick Devine Devries Diggs Dillard Dixson Dobbs
      Dockery Doherty Dominick Donahue Donnelly Dooley Doss Douglass Dove Downey Downing Downs Draper Driver
      Drummond Dubose Dubois Dugan Duggan Dumas Dupree Durant Durand Duval Dwyer Dye Dykes Eason Easley East
      Eastman Easterling Ebert Echols Eddy Edmonds Edmondson Eldridge Elkins Ellington Elmore Emery Engel
      Epps Epstein Esposito Eubanks Ewing Fagan Fair Fairchild Farr Farris Fay Felder Felton Fenton
      Fernandes Ferrari Ferrell Ferreira Ferris Finch Fink Finney Fish Fitch Flanagan Flanders Flannery
      Fleetwood Flood Fogle Folsom Forbes Foreman Forrest Forte Fortune Foss Fountain Foy Fraley Frame
      Fraser Frey Friend Fritz Fulcher Funk Fuqua Gaddis Gagnon Galloway Gallo Gamboa Gandy Gannon Garber
      Garland Garvin Gary Gaston Gatewood Gatlin Gee Geiger Gerber Gibbons Gilchrist Gilliam Gilliland
      Givens Gladden Gleason Godfrey Godwin Goff Goldberg Goldman Goldstein Gooch Gooden Gore Gorman Grady
      Grantham Granger Graf Graff Grace Gravely Greenberg Greenwood Grier Grimm Grissom Groves Grubbs
      Guillory Gunter Guthrie Guy Haas Hadley Hagan Hagen Haines Halsey Hamm Hammer Hammonds Hand Haney
      Hankins Hanks Hardaway Hardison Hargis Harlan Harley Harman Harp Harrelson Harvin Haskins Hastings
      Hatch Hawk Hawley Hay Hayward Hazel Head Healy Heard Heller Helms Hemphill Hendon Hennessy Hensen
      Herbert Herndon Herrington Hershberger Hickey Hiatt Higdon Hightower Hildebrand Hilliard Hilton Himes
      Hinds Hinkle Hitchcock Hobson Hoffmann Hogue Holbrook Holcomb Holden Holder Holley Holliday Hollins
      Holman Holton Honeycutt Hooks Hopper Hornsby Horner Hoskins Houser Howerton Hoyt Hubert Huckabee
      Huddleston Hudgins Huggins Humphries Hundley Hurt Hutchison Hutson Hyatt Ingle Ingersoll Inman Irby
      Ireland Irvin Irving Irwin Isaac Isaacs Ivory Jack Jacobsen Jameson Jamison Jeffers Jeffries Jeter
      Jessup Jewell Jernigan Jett Jolly Joiner Joyce Joyner Judd Judge Justice Kaiser Kaplan Katz Kearney
      Keating Keen Keene Kelsey Kendall Kenney Keys Key Kidd Kilgore Kimball Kimble Kincaid Kinard Kirkland
      Kirkpatrick Kitchens Knowles Knowlton Knudsen Kraft Kraus Krause Kruger Kuhn Lacey Lackey Lacy Ladd
      Lake Lamar Lancaster Land Landers Landis Langford Langley Langston Lanier Lankford Larkin Larry
      Lassiter Latham Latimer Law Lawler Lawton Layton Leake Leavitt Ledford Leggett Lehman Leigh Lemon
      Lentz Levin Levine Lilly Lindgren Lindquist Link Lipscomb Lockett Locklear Lockwood Loomis Lord Lovell
      Lovett Lowry Loyd Luke Lund Luther Lyle Lyman Lyon Lytle`,
  },
  {
    frequency: 3,
    names: `Tuiasosopo Tagaloa Faleolo Leota Sapolu Tafua Fonoti Tupou Vaka Moala Fifita Havili Tuipulotu Kealoha
      Kahananui Akana Kalani Palepale Uiagalelei Lolohea Okafor Okeke Adeyemi Okonkwo Eze Oladipo Ogbonna
      Nwosu Adebayo Mensah Diallo Toure Kamara Kowalski Nowak Wisniewski Kaminski Lewandowski Petrov Horvath
      Schreiber Vogel Vogt Lindstrom Nyberg Halvorson Gunderson Thorson Tollefson Sorenson Sorensen
      Bergstrom Dahl Engstrom Haugen Hegland Iverson Knutson Lunde Opsahl Amundson Ellefson Evenson Romano
      Bianchi Ricci Moretti Mancini Rinaldi Santoro Lombardi Ferraro Castellano Giordano Vitale Pellegrini
      Kekona Watanabe Nakamura Tanaka Yamamoto Kim Kang Yoon Cho Jeong Bui Doan Hoang Duong Ngo Lor Moua
      Thao Begay Yazzie Benally Tsosie Baptiste Toussaint Desir Etienne Pierre Cadet Beauvais Charlot
      Exantus Belizaire Alexis Jeune Delva`,
  },
];
